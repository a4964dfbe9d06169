type ProductLinkProps = { label: string; href: string | undefined }

/** A link in a new tab, or the specification's own 'Not Availaible' where there is no address (SPEC §2). */
export function ProductLink({ label, href }: ProductLinkProps) {
  return href ? (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  ) : (
    <span>
      {label}: <span>Not Availaible</span>
    </span>
  )
}
