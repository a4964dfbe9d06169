import { Outlet } from 'react-router-dom'

/** No header and footer, for the checkout paths (R-ROUTE-27). */
export function BareLayout() {
  return (
    <main id="main" className="bare">
      <Outlet />
    </main>
  )
}
