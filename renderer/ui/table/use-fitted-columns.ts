import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStableCallback } from '../use-stable-callback'
import { type Fitting, fitColumns } from './fit-columns'

/** What a fit depends on, besides the width. */
const keyOf = (columns: readonly Fitting[], beside: number, sorted?: string): string =>
  JSON.stringify([beside, sorted, columns.map(({ key, width, need, grow, spare }) => [key, width, need, grow, spare])])

/**
 * The columns of a table that fit into `box`, with their widths (see `fitColumns`). The list of columns only changes
 * if a column is left out, because all rows render again then. The width is read after the browser has laid out the
 * table, so that nothing has to be laid out before its time; before it is painted, the table renders again if its columns do
 * not fit.
 */
export function useFittedColumns<C extends Fitting>(
  columns: readonly C[],
  box: RefObject<HTMLElement | null>,
  beside: number,
  sorted?: string,
) {
  const [available, setAvailable] = useState(0)
  const fit = fitColumns(columns, available, beside, sorted)
  const isFlexible = columns.some(({ need }) => need !== undefined)
  const key = isFlexible ? keyOf(columns, beside, sorted) : null
  const measure = useStableCallback((width: number) => {
    if (JSON.stringify(fitColumns(columns, width, beside, sorted)) === JSON.stringify(fit)) return
    flushSync(() => setAvailable(width))
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element || key === null) return
    const observer = new ResizeObserver(() => measure(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, key, measure])
  const { dropped, widths, minWidth } = fit
  const droppedKeys = dropped.join()
  const shown = useMemo(
    () => (droppedKeys === '' ? columns : columns.filter(({ key }) => !droppedKeys.split(',').includes(key))),
    [columns, droppedKeys],
  )
  return { shown, widths, minWidth }
}
