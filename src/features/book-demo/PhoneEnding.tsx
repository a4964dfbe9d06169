/** The last two digits of a phone number, which tell its owner enough and a passer-by nothing. */
export function PhoneEnding({ phone }: { phone: string }) {
  return <strong className="booking__ending">{phone.slice(-2)}</strong>
}
