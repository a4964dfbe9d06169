/** What a jar of honey calls itself among other honeys: 'Mustard Blossom Honey, 500 g' → 'Mustard Blossom', ' Honey, 500 g'. */
export function honeyLabel(name: string): { label: string; rest: string } {
  const [, label = name, rest = ''] = /^(.+?)( honey(?:,.*)?)$/i.exec(name) ?? []
  return { label, rest }
}
