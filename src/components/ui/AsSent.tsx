import type { ReactNode } from 'react'
import { sentLanguage } from '@/config/language'

/** Marks what the back end has sent as English where it stands beside words of another language. */
export const AsSent = ({ children }: { children: ReactNode }) =>
  sentLanguage ? <span lang={sentLanguage}>{children}</span> : children
