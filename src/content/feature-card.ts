import type { Picture } from './pictures'

/** A feature card: image with its alternative text, description, title and what the feature consists of (R-BEE-01). */
export type FeatureCardCopy = {
  image: Omit<Picture, 'alt'>
  description: string
  alt: string
  featureTitle: string
  features: readonly { title: string; content: string }[]
}
