import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { OfflineBar } from '@/components/site/OfflineBar'
import { runtimeConfig } from '@/config/runtime-config'
import { keepForOffline } from './keep-for-offline'

/** Has each page that is opened kept for use without a connection, and says when there is none. */
function OfflineUse() {
  const { pathname } = useLocation()
  useEffect(() => {
    // Without copies the site is what it was.
    if (import.meta.env.PROD) keepForOffline(pathname, runtimeConfig().offline).catch(() => {})
  }, [pathname])
  return <OfflineBar />
}

export { OfflineUse as default }
