import classNames from 'classnames'
import styles from './LayerStack.module.scss'

type Layer = {
  name: string
  /** The plate's colour in the drawing beside the heading. */
  tone: 'sage' | 'honey' | 'leaf' | 'earth'
  text: string
  takesIn: string
  passesOn: string
}

type LayerStackProps = {
  layers: readonly Layer[]
  /** Names of what comes into a layer and what leaves it. */
  takesIn: string
  passesOn: string
}

/**
 * Layers lying one on the other across the whole page, in the order and colours of their drawing:
 * counted from its foot, where a reading begins.
 */
export function LayerStack({ layers, takesIn, passesOn }: LayerStackProps) {
  return (
    <ol className={styles.layers} reversed>
      {layers.map((layer) => (
        <li key={layer.name} className={classNames(styles.layer, styles[layer.tone])}>
          <div className="wrap">
            <h2>{layer.name}</h2>
            <p>{layer.text}</p>
            <dl>
              <div>
                <dt>{takesIn}</dt>
                <dd>{layer.takesIn}</dd>
              </div>
              <div>
                <dt>{passesOn}</dt>
                <dd>{layer.passesOn}</dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  )
}
