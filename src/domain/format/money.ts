import { grouped } from './digits'

/** Rupees as India writes them: '₹1,00,000', and paise only where there are any: '₹99.50'. */
export function rupees(value: number): string {
  const paise = Math.round(value * 100)
  const whole = `₹${grouped(Math.trunc(paise / 100))}`
  return paise % 100 === 0 ? whole : `${whole}.${String(paise % 100).padStart(2, '0')}`
}
