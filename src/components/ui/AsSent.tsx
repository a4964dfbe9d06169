import type { ReactNode } from 'react'
import { sentLanguage } from '@/config/language'

/** What the back end has sent, beside words of the page's language. */
export const AsSent = ({ children }: { children: ReactNode }) =>
  sentLanguage ? <span lang={sentLanguage}>{children}</span> : children
