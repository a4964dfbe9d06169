import { Outlet } from 'react-router-dom'

/** No header and footer, for the checkout paths (SPEC §2). */
export function BareLayout() {
  return (
    <main id="main" className="bare">
      <Outlet />
    </main>
  )
}
