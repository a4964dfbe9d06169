/** Names of the carousel's controls. */
export const carousel = { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' } as const
