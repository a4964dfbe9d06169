/** Stands in for a screen whose code has not come yet (SPEC §2). */
export function Loading() {
  return (
    <div className="loading" role="status">
      Loading...
    </div>
  )
}
