/** A link's words and where it leads: an address of the site, or one of another site. */
export type LinkCopy = { label: string; href: string }
