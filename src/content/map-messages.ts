/** Messages of the map pages in the console, for whoever runs the site: the same in every language (R-MAP-08 to R-MAP-13). */
export const mapMessages = {
  noKey: 'No maps key is configured (maps.key): the list of locations stands without its map.',
  wrong: 'The map could not be loaded: the key or the network is wrong.',
  reasons: {
    unreachable: 'The script of Google Maps did not arrive.',
    late: 'The script of Google Maps did not start within 20 seconds.',
    refused: 'Google Maps refused the key.',
    unusable: 'The script of Google Maps arrived and could not be used.',
    blocked: "The page's Content-Security-Policy blocked the script of Google Maps.",
  },
  missingPlaces:
    "The Places library is missing: maps.libraries of the configuration names 'places', and the script of Google Maps came without it.",
}

/** Why there is no map although a key is configured. */
export type MapFailureReason = keyof typeof mapMessages.reasons
