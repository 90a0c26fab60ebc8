/** Typical notices: HTML from a word processor, shown without a console message (DESIGN §10). */
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'

test(
  'a notice with a style sheet and event handlers shows its text, without errors',
  heldBy(
    'renderer/ui/sanitize.test.ts › removes %s with its text',
    'renderer/ui/sanitize.test.ts › removes the attribute %s',
    'renderer/screens/home/home.test.tsx › shows sanitised HTML, and reads the unread counts again',
  ),
  async ({ page, teacher, home }) => {
    await home.notices.getByRole('link', { name: '冬休み期間中のサポート窓口について' }).click()
    await expect(page.getByText('12月29日から1月3日まで、サポート窓口をお休みします。')).toBeVisible()
    await expect(page.getByText('MsoNormal')).toHaveCount(0)
    await expect(teacher.locator('[onclick], [style*=margin]')).toHaveCount(0)
  },
)
