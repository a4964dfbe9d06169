import { Banner } from '@/components/sections/Banner'
import { MenuTiles } from '@/components/sections/MenuTiles'
import { appMenu } from '@/content/pages/app'

/** Apps: `/app` (R-ROUTE-22). */
export function AppMenuPage() {
  return (
    <>
      <Banner {...appMenu.banner} />
      <MenuTiles {...appMenu.apps} />
      <MenuTiles {...appMenu.hives} large />
    </>
  )
}

export { AppMenuPage as default }
export const head = appMenu.head
