/** Slides the map to a point, or is there in one step where motion is not wanted. */
export function moveMap(map: google.maps.Map, point: google.maps.LatLngLiteral): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.setCenter(point)
  else map.panTo(point)
}
