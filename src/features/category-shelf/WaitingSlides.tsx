import type { ReactNode } from 'react'

/**
 * Keeps the carousel's place while its list loads, fails or is empty: blank slides of the same make as
 * the real ones hold the height, so nothing moves when those come.
 */
export function WaitingSlides({ children }: { children: ReactNode }) {
  return (
    <div className="carousel carousel--waiting">
      <div className="carousel__controls" />
      <div className="carousel__stage">
        <div className="carousel__row" aria-hidden="true">
          <BlankSlide />
          <BlankSlide />
        </div>
        <div className="carousel__state">{children}</div>
      </div>
    </div>
  )
}

function BlankSlide() {
  return (
    <div className="carousel__cell">
      <div className="slide slide--blank">
        <div className="slide__picture" />
        <div className="slide__words">
          <p className="slide__kind" />
          <div className="slide__name" />
          <div className="slide__price" />
          <div className="button" />
        </div>
      </div>
    </div>
  )
}
