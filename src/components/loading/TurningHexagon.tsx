import ClipLoader from 'react-spinners/esm/ClipLoader'

/** Side of the spinner, in pixels (R-UI-04). */
const size = 70

/**
 * A square of borders that react-spinners turns, three of them orange and one of the class's colour;
 * the class makes a hexagon of it.
 */
export default function TurningHexagon({ className }: { className: string | undefined }) {
  return (
    <ClipLoader
      className={className}
      color="orange"
      size={size}
      speedMultiplier={0.5}
      cssOverride={{
        display: 'block',
        borderWidth: size / 2,
        borderRadius: 0,
        borderBottomColor: 'currentcolor',
      }}
    />
  )
}
