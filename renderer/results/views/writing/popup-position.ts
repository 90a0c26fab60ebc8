/** Computes the position of a popup beside the pointer (SPEC §9: 10 px from it), always inside the window. */

export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

const offset = 10

/** After the point if there is room, otherwise before it; never beyond the window's edge. */
function positionOnAxis(at: number, length: number, room: number): number {
  const positionAfter = at + offset
  const positionBefore = at - offset - length
  const preferred =
    positionAfter + length <= room ? positionAfter : positionBefore >= 0 ? positionBefore : room - length
  return Math.max(0, Math.min(preferred, room - length))
}

/** The top left corner of a popup. */
export const popupPosition = (at: Point, size: Size, room: Size): Point => ({
  x: positionOnAxis(at.x, size.width, room.width),
  y: positionOnAxis(at.y, size.height, room.height),
})

/** The point from which a popup opens below a line of words. */
export const pointBelow = (line: DOMRect | undefined): Point => ({ x: line?.left ?? 0, y: line?.bottom ?? 0 })
