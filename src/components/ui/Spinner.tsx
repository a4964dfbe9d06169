/** A turning hexagon, 70 × 70 px and orange (SPEC §9); it stands still where motion is not wanted. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="spinner" role="status" aria-label={label}>
      <svg viewBox="0 0 70 70" width="70" height="70" aria-hidden="true">
        <path className="spinner__track" d="M35 5l26 15v30L35 65 9 50V20z" />
        <path className="spinner__arc" d="M35 5l26 15v30" />
      </svg>
    </div>
  )
}
