import type { Page } from '@playwright/test'

/** An empty scroll area: the cost of scrolling alone in this Chromium. */
export async function openEmptyScroller(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(
    `<div style="position:absolute;inset:150px 40px 60px 260px;overflow:auto">
       <div style="width:${size.width}px;height:${size.height}px;background:repeating-linear-gradient(#fff 0 32px,#ccc 32px 33px)">
     </div></div>`,
  )
}
