import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('role queries ignore elements that are hidden by style, attribute, tag or ancestor', () => {
  render(
    <>
      <div style={{ display: 'none' }}>
        <button type="button">by a style above</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">by visibility above</button>
        <button type="button" style={{ visibility: 'visible' }}>
          seen again
        </button>
      </div>
      <button type="button" hidden>
        by an attribute
      </button>
      <dialog>
        <button type="button">in a closed dialog</button>
      </dialog>
      <p aria-hidden="true">
        <button type="button">for no reader</button>
      </p>
      <button type="button">
        in <b>line</b>
        <span>one</span>
        <div>two</div>
      </button>
    </>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'seen again' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'in lineone two' })).toBeVisible()
  expect(getComputedStyle(screen.getByText('by a style above')).display).toBe('inline-block')
  expect(getComputedStyle(screen.getByText('by visibility above')).getPropertyValue('visibility')).toBe('hidden')
})
