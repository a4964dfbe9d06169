/** What a canvas shows as a PNG; undefined where the browser makes none. */
export const canvasPng = (canvas: HTMLCanvasElement): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
