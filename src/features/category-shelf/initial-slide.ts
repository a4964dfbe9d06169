/** The second item comes first: 'initial slide 1' counts from 0 (SPEC §9, CONTRACT §2 'Carousel'). */
export const initialSlide = 1
