import classNames from 'classnames'
import type { ReactNode } from 'react'
import type { Picture } from '@/content/pictures'
import { Image } from './Image'
import styles from './Notice.module.scss'

type NoticeProps = {
  heading: string
  text?: string
  picture?: Picture
  /** Level of the heading; 1 where the notice is the page. */
  level: 1 | 2 | 3
  /** What the visitor can do about it. */
  children?: ReactNode
}

/** A quiet pane that says that something is empty, missing or out of reach, and what to do. */
export function Notice({ heading, text, picture, level, children }: NoticeProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.notice, level === 1 && ['wrap', styles.page])}>
      {picture && <Image picture={picture} eager={level === 1} />}
      <Heading>{heading}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
