import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reloadWhenCleared } from '@/browser/storage/cleared-elsewhere'
import { OfflineBar } from '@/components/site/OfflineBar'
import { sitePath } from '@/config/language'
import { runtimeConfig } from '@/config/runtime-config'
import { cachePage } from './cache-page'

/**
 * Has every opened page cached for offline use, says when there is no connection, and reloads when
 * another tab clears the device.
 */
export default function OfflineSupport() {
  const { pathname } = useLocation()
  useEffect(() => {
    // A failure is ignored: without cached pages the site still works online.
    if (import.meta.env.PROD) cachePage(sitePath(pathname), runtimeConfig().offline).catch(() => {})
  }, [pathname])
  useEffect(reloadWhenCleared, [])
  return <OfflineBar />
}
