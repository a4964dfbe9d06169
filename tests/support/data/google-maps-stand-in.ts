import type { Page, Route } from '@playwright/test'

/** What a test reads back from the stand-in: plain values alone, since they cross from the page to the test. */
type MapsRecord = {
  maps: { center: { lat: number; lng: number }; zoom: number; gestureHandling?: string; mapId?: string }[]
  markers: { title: string; lat: number; lng: number; visible: boolean; icon: string }[]
}

/**
 * Stands in for Google's script: it knows the classes that the site uses, draws markers, badges and windows as
 * plain elements where Mercator puts them, and records every map and marker. `importLibrary` and the callback
 * behave as the loader expects of the real one.
 */
function standIn(): void {
  type Point = { lat: number; lng: number }
  type Handler = () => void
  type MarkerLook = { title?: string; icon?: string; visible?: boolean; position?: Point }
  const listeners = new WeakMap<object, Map<string, Set<Handler>>>()
  const fire = (target: object, name: string) => {
    for (const handler of listeners.get(target)?.get(name) ?? []) handler()
  }
  const record = { maps: [] as FakeMap[], markers: [] as FakeMarker[] }

  class FakeMap {
    center: Point = { lat: 0, lng: 0 }
    zoom = 0
    middle = { x: 0, y: 0 }
    drawn = new Set<{ draw: () => void }>()
    layer: HTMLElement
    div: HTMLElement
    options: Record<string, unknown>
    constructor(div: HTMLElement, options: Record<string, unknown> & { center: Point; zoom: number }) {
      this.div = div
      this.options = options
      div.style.position = 'relative'
      this.layer = document.createElement('div')
      div.append(this.layer)
      this.center = options.center
      this.zoom = options.zoom
      this.measure()
      record.maps.push(this)
    }
    setOptions(options: object) {
      Object.assign(this.options, options)
    }
    setCenter(center: Point) {
      this.center = center
      this.redraw()
    }
    panTo(center: Point) {
      this.setCenter(center)
    }
    setZoom(zoom: number) {
      if (zoom === this.zoom) return
      this.zoom = zoom
      this.redraw()
      fire(this, 'zoom_changed')
    }
    getZoom() {
      return this.zoom
    }
    redraw() {
      this.measure()
      for (const one of this.drawn) one.draw()
    }
    // Once for all markers: asking the browser for each of five hundred would take seconds.
    measure() {
      this.middle = { x: this.div.clientWidth / 2, y: this.div.clientHeight / 2 }
    }
    pixel({ lat, lng }: Point) {
      const side = 256 * 2 ** this.zoom
      const at = (point: Point) => {
        const sine = Math.sin((point.lat * Math.PI) / 180)
        return [
          ((point.lng + 180) / 360) * side,
          (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
        ]
      }
      const [x = 0, y = 0] = at({ lat, lng })
      const [middleX = 0, middleY = 0] = at(this.center)
      return {
        x: x - middleX + this.middle.x,
        y: y - middleY + this.middle.y,
      }
    }
  }

  class Drawn {
    map: FakeMap | null = null
    element = document.createElement('div')
    position: Point | undefined
    setMap(map: FakeMap | null) {
      this.map?.drawn.delete(this)
      this.element.remove()
      this.map = map
      if (!map) return
      map.drawn.add(this)
      map.layer.append(this.element)
      this.draw()
    }
    setPosition(position: Point) {
      this.position = position
      this.draw()
    }
    getPosition() {
      return this.position
    }
    draw() {
      if (!this.map || !this.position) return
      const { x, y } = this.map.pixel(this.position)
      Object.assign(this.element.style, { position: 'absolute', left: `${x}px`, top: `${y}px` })
    }
  }

  class FakeMarker extends Drawn {
    title = ''
    visible = true
    icon = ''
    picture = document.createElement('img')
    constructor({ map, position, ...options }: { map?: FakeMap; position: Point }) {
      super()
      record.markers.push(this)
      this.position = position
      this.element.append(this.picture)
      this.element.setAttribute('role', 'button')
      this.element.tabIndex = -1
      this.element.style.transform = 'translate(-50%, -100%)'
      this.element.addEventListener('click', () => fire(this, 'click'))
      this.element.addEventListener('mouseenter', () => fire(this, 'mouseover'))
      this.element.addEventListener('mouseleave', () => fire(this, 'mouseout'))
      this.setOptions(options)
      if (map) this.setMap(map)
    }
    setOptions({ title, icon, visible, position }: MarkerLook) {
      if (position) this.setPosition(position)
      if (title !== undefined) this.title = title
      if (icon !== undefined) this.icon = icon
      if (visible !== undefined) this.visible = visible
      this.element.setAttribute('aria-label', this.title)
      this.picture.setAttribute('src', this.icon)
      this.picture.setAttribute('alt', '')
      this.element.hidden = !this.visible
    }
  }

  class FakeWindow extends Drawn {
    constructor() {
      super()
      const close = document.createElement('button')
      close.textContent = '×'
      close.setAttribute('aria-label', 'Close')
      close.addEventListener('click', () => {
        this.close()
        fire(this, 'closeclick')
      })
      this.element.append(close)
      this.element.setAttribute('role', 'dialog')
      this.element.setAttribute('aria-label', 'Chosen place')
      this.element.style.cssText = 'background:#fff;padding:12px;z-index:3;translate:-50% -170%;width:16rem'
    }
    setOptions() {}
    setContent(content: HTMLElement) {
      this.element.append(content)
    }
    open(map: FakeMap) {
      this.setMap(map)
    }
    close() {
      this.setMap(null)
    }
  }

  class FakeOverlay {
    map: FakeMap | null = null
    onAdd() {}
    onRemove() {}
    draw() {}
    setMap(map: FakeMap | null) {
      if (this.map) {
        this.map.drawn.delete(this)
        this.onRemove()
      }
      this.map = map
      if (!map) return
      map.drawn.add(this)
      this.onAdd()
      this.draw()
    }
    getPanes() {
      return { overlayMouseTarget: this.map?.layer }
    }
    getProjection() {
      return { fromLatLngToDivPixel: (point: Point) => this.map?.pixel(point) }
    }
  }

  class FakeLatLng {
    lat: number
    lng: number
    constructor(lat: number, lng: number) {
      this.lat = lat
      this.lng = lng
    }
  }

  const event = {
    addListener(target: object, name: string, handler: Handler) {
      const known = listeners.get(target) ?? new Map<string, Set<Handler>>()
      listeners.set(target, known.set(name, (known.get(name) ?? new Set()).add(handler)))
      return { remove: () => known.get(name)?.delete(handler) }
    },
    removeListener: (listener: { remove: Handler } | null) => listener?.remove(),
  }
  const classes = {
    Map: FakeMap,
    Marker: FakeMarker,
    InfoWindow: FakeWindow,
    OverlayView: FakeOverlay,
    LatLng: FakeLatLng,
    LatLngBounds: class {},
    event,
    importLibrary: async () => classes,
  }
  const page = window as unknown as { google: { maps: Record<string, unknown> }; mapsRecord: () => unknown }
  page.google ??= { maps: {} }
  Object.assign(page.google.maps, classes, { places: {} })
  page.mapsRecord = () => ({
    maps: record.maps.map(({ center, zoom, options: { gestureHandling, mapId } }) => ({
      center,
      zoom,
      gestureHandling,
      mapId,
    })),
    markers: record.markers
      .filter(({ map }) => map)
      .map(({ title, position, visible, icon }) => ({ title, ...position, visible, icon })),
  })
  const started = page.google.maps.__ib__
  if (typeof started === 'function') started()
}

/** The stand-in as the text of a script. */
export const standInScript = `(${standIn.toString()})()`

/** Where Google's script is asked for. */
export const scriptAddress = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js/

type MapsOptions = {
  /** Fields of `maps` in the configuration. */
  maps?: Record<string, unknown>
  /** How the request for the script is answered; with the stand-in unless told otherwise. */
  answer?: (route: Route, request: number) => Promise<void> | void
}

/**
 * Gives the page a configured key and an answer for Google's script.
 * @returns addresses of the script requests made so far, a live list
 */
export async function standInForGoogleMaps(page: Page, options: MapsOptions = {}): Promise<URL[]> {
  const {
    maps = {},
    answer = (route) => route.fulfill({ contentType: 'text/javascript', body: standInScript }),
  } = options
  const requests: URL[] = []
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({ response, json: { ...config, maps: { ...config.maps, key: 'test-key', ...maps } } })
  })
  await page.route(scriptAddress, async (route) => {
    requests.push(new URL(route.request().url()))
    await answer(route, requests.length)
  })
  return requests
}

/** Maps and markers that the page has made so far; empty before the stand-in has run. */
export const mapsRecord = (page: Page): Promise<MapsRecord> =>
  page.evaluate(() => {
    const { mapsRecord } = window as unknown as { mapsRecord?: () => MapsRecord }
    return mapsRecord?.() ?? { maps: [], markers: [] }
  })
