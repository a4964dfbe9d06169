/** Facts of the business that stand in more than one place, written once. */
export const facts = {
  /** The product's name (CONTRACT §1). */
  name: 'Hivefield',
  /** City of the head office (SPEC §2, footer). */
  headOffice: 'Bangalore',
  /** Year of the copyright line (SPEC §2, footer). */
  copyrightYear: 2025,
} as const
