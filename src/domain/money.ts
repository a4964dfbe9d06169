const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Rupees as India writes them: '₹1,00,000', and paise only where there are any: '₹99.50'. */
export function rupees(value: number): string {
  const paise = Math.round(value * 100)
  return paise % 100 === 0 ? whole.format(paise / 100) : withPaise.format(value)
}
