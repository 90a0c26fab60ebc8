/** A key that is pressed as soon as a page is visible has its effect: React runs passive effects only after the paint. */
import { render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { usePageFocus } from '../../../../renderer/app/use-page-focus'
import { useArrowEntry } from '../../../../renderer/ui/keys/use-arrow-entry'
import { useKeyTable } from '../../../../renderer/ui/keys/use-key-table'
import { useRowKeys } from '../../../../renderer/ui/table/use-row-keys'

/** Runs `act` when `children` are in the document, before the browser paints them. */
function AtFirstSight({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(act, [act])
  return children
}

const press = (key: string) => () =>
  void (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

function Grid() {
  const root = useRef<HTMLDivElement>(null)
  useArrowEntry(root, '[tabindex]')
  return (
    <div ref={root}>
      <button type="button" tabIndex={0}>
        85点
      </button>
    </div>
  )
}

function List() {
  const root = useRef<HTMLTableElement>(null)
  useRowKeys(root)
  return (
    <table ref={root}>
      <tbody>
        <tr data-row="1">
          <td>
            <a href="#1">単語テスト</a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Keys({ run }: { run: () => void }) {
  useKeyTable([{ label: '検索', keys: { '/': run } }])
  return null
}

function Page() {
  const page = useRef<HTMLDivElement>(null)
  usePageFocus(page, '宿題', false)
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>宿題</h1>
    </div>
  )
}

it('an arrow enters a grid', () => {
  render(
    <AtFirstSight act={press('ArrowDown')}>
      <Grid />
    </AtFirstSight>,
  )
  expect(screen.getByText('85点')).toHaveFocus()
})

it('an arrow enters a list', () => {
  render(
    <AtFirstSight act={press('ArrowDown')}>
      <List />
    </AtFirstSight>,
  )
  expect(screen.getByRole('link', { name: '単語テスト' })).toHaveFocus()
})

it('a key of the page runs', () => {
  const run = vi.fn()
  render(
    <AtFirstSight act={press('/')}>
      <Keys run={run} />
    </AtFirstSight>,
  )
  expect(run).toHaveBeenCalledOnce()
})

it('the title of a page has the focus', () => {
  let focused: string | undefined
  render(
    <AtFirstSight
      act={() => {
        focused = document.activeElement?.tagName
      }}
    >
      <Page />
    </AtFirstSight>,
  )
  expect(focused).toBe('H1')
})
