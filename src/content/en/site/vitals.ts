/** Words of the panel that `?vitals` opens for staff. */
export const vitals = {
  heading: 'Web vitals of this visit',
  names: {
    TTFB: 'Time to first byte',
    FCP: 'First contentful paint',
    LCP: 'Largest contentful paint',
    CLS: 'Cumulative layout shift',
    INP: 'Interaction to next paint',
  },
  ratings: { good: 'good', 'needs-improvement': 'needs improvement', poor: 'poor' },
  notYet: 'not measured yet',
  close: 'Close',
} as const
