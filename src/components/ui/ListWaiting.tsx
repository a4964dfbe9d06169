/** The place of a list whose module has not come yet. */
export function ListWaiting() {
  return <div className="list-state">Loading...</div>
}
