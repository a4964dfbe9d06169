import styles from './SkipLink.module.scss'

type SkipLinkProps = {
  /** Id of what it leads to, on the same page. */
  to: string
  children: string
}

/** A way past what is full of stops for the Tab key; seen while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
