import { screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VirtualList } from '../../../../renderer/ui/list/VirtualList'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from '../../screens/homework/fake-layout'

let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())

describe('VirtualList', () => {
  it('renders only the visible items, and says how many there are', () => {
    putBridge()
    const names = Array.from({ length: 1000 }, (_, index) => `生徒${index + 1}`)
    renderScreen(
      <VirtualList items={names} keyOf={name => name} rowHeight={40}>
        {name => name}
      </VirtualList>,
    )
    const items = screen.getAllByRole('listitem')
    expect(items.length).toBeGreaterThan(5)
    expect(items.length).toBeLessThan(100)
    expect(items[1]).toHaveTextContent('生徒2')
    expect(items[1]).toHaveAttribute('aria-setsize', '1000')
    expect(items[1]).toHaveAttribute('aria-posinset', '2')
  })
})
