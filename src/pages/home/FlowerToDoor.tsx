import { home } from '@content/pages/home'
import type { ReactNode } from 'react'
import { Section } from '@/components/sections/Section'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import { type Picture, threadJar } from '@/content/pictures'
import styles from './FlowerToDoor.module.scss'

const { stations, jar, ...section } = home.thread
const between = 'M0 330C20 330 28 290 50 290H250C272 290 280 330 300 330'
const down = 'M10 0V104C10 128 22 142 46 142H282C306 142 318 154 318 180'

/**
 * The piece of thread at each place: across a wide screen, and down a narrow one, where every other
 * piece is mirrored.
 */
const pieces = [
  [
    'M56 228C24 232 16 290 66 290H250C272 290 280 330 300 330',
    'M234 96C258 100 256 142 276 142H282C306 142 318 154 318 180',
  ],
  [between, down],
  [between, down],
  ['M0 330C20 330 28 290 50 290H232C286 290 258 215 300 215', down],
  ['M0 215H78', 'M10 0V128C10 166 26 180 60 180H106'],
] as const

type PlaceProps = { title: string; text: string; picture: Picture; pieceAt: number; children?: ReactNode }

/** A drawing, its pieces of thread, of which one shows, and what happens there. */
function Place({ title, text, picture, pieceAt, children }: PlaceProps) {
  const [wide, narrow] = pieces[pieceAt] ?? pieces[1]
  return (
    <li>
      <div className={styles.stage}>
        <Image picture={picture} />
        <Piece className={styles.across} viewBox="0 0 300 340" d={wide} />
        <Piece className={styles.down} viewBox={`0 0 328 ${children ? 280 : 180}`} d={narrow} />
        {children}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  )
}

function Piece({ className, viewBox, d }: { className: string | undefined; viewBox: string; d: string }) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <path d={d} pathLength="1" />
      <image href="/images/thread/bee.svg" x="-32" y="-27" width="40" height="30" />
    </svg>
  )
}

/**
 * The way of a jar from the field to the door, along a thread that ends in its QR code. Where the
 * browser ties animations to the scroll, a bee draws it as one reads; elsewhere, and with reduced
 * motion, it is there whole.
 */
export function FlowerToDoor() {
  return (
    <Section {...section} id="thread" tone="sand" seal>
      <ol className={styles.thread}>
        {stations.map((station, index) => (
          <Place key={station.title} {...station} pieceAt={index} />
        ))}
        <Place title={jar.title} text={jar.text} picture={threadJar} pieceAt={stations.length}>
          <AppLink href={__JAR__.href}>
            <img
              src="/images/jar-code.svg"
              width="180"
              height="180"
              alt={jar.opens(__JAR__.name)}
              loading="lazy"
            />
          </AppLink>
        </Place>
      </ol>
    </Section>
  )
}
