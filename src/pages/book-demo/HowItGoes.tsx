import { bookDemoPage } from '@content/pages/book-demo'
import { Image } from '@/components/ui/Image'
import styles from './HowItGoes.module.scss'

const { path, picture } = bookDemoPage

/** Beside the note: what happens next, along the line from its stamp to the hive. */
export function HowItGoes() {
  return (
    <aside className={styles.aside} aria-labelledby="how-it-goes">
      <h2 id="how-it-goes">{path.heading}</h2>
      <ol className={styles.path}>
        {path.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Image picture={picture} />
    </aside>
  )
}
