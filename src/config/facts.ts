/** Facts of the business that stand in more than one place, written once. */
export const facts = {
  /** The site's name (R-ABOUT-01), where the configuration of the build has no `site.name`. */
  name: (typeof __SITE_NAME__ === 'string' && __SITE_NAME__) || 'Hivefield',
  /** City of the head office (R-LAY-08). */
  headOffice: 'Bangalore',
  /** Year of the copyright line (R-LAY-10). */
  copyrightYear: 2025,
} as const
