import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Fitting, fitColumns } from './fit-columns'

/**
 * The columns of a table that fit into `box`, with their widths (see `fitColumns`). The list of columns only changes
 * if a column is left out, because all rows render again then.
 */
export function useFittedColumns<C extends Fitting>(
  columns: readonly C[],
  box: RefObject<HTMLElement | null>,
  beside: number,
) {
  const [available, setAvailable] = useState(0)
  const isFlexible = columns.some(({ need }) => need !== undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isFlexible) return
    const measure = () => setAvailable(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, isFlexible])
  const { dropped, widths, minWidth } = fitColumns(columns, available, beside)
  const droppedKeys = dropped.join()
  const shown = useMemo(
    () => (droppedKeys === '' ? columns : columns.filter(({ key }) => !droppedKeys.split(',').includes(key))),
    [columns, droppedKeys],
  )
  return { shown, widths, minWidth }
}
