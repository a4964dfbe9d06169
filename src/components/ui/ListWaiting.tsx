/** The place of a list whose code has not come yet. */
export function ListWaiting() {
  return <div className="list-state">Loading...</div>
}
