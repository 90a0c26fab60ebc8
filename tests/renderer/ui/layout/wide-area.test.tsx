import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WideArea } from '../../../../renderer/ui/layout/WideArea'

/** Sets the widths that jsdom does not compute, and reports a change of size to the component. */
function areaWithWidths(area: number, content: number) {
  let report = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        report = onResize
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(area)
  const contentWidth = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(content)
  render(
    <WideArea label="成績の一覧">
      <table>
        <tbody />
      </table>
    </WideArea>,
  )
  act(() => report())
  return {
    resize: (width: number) => {
      contentWidth.mockReturnValue(width)
      act(() => report())
    },
  }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is a named region and a tab stop while its content does not fit', () => {
  const { resize } = areaWithWidths(600, 960)
  const region = screen.getByRole('region', { name: '成績の一覧' })
  expect(region).toHaveAttribute('tabindex', '0')
  resize(600)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('table')).toBeVisible()
})

it('is no region and no tab stop if its content fits', () => {
  const { resize } = areaWithWidths(600, 600)
  expect(screen.getByRole('table')).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
  resize(601)
  expect(screen.getByRole('region', { name: '成績の一覧' })).toBeVisible()
})

it('is a tab stop if its content is higher and has no control of its own', () => {
  const { resize } = areaWithWidths(600, 600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900)
  resize(600)
  expect(screen.getByRole('region', { name: '成績の一覧' })).toHaveAttribute('tabindex', '0')
  const button = document.createElement('button')
  screen.getByRole('table').append(button)
  resize(600)
  expect(screen.queryByRole('region')).toBeNull()
})
