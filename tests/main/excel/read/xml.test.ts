import { expect, it } from 'vitest'
import { parseXml } from '../../../../main/excel/read/xml'

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

it('a document of 1,500,000 tags is read, one of more is refused; a tag that closes itself is one', async () => {
  let opened = 0
  const read = (text: string) => parseXml(bytesOf(text), { open: () => opened++ })
  const most = `<a>${'<b/>'.repeat(1_499_998)}</a>`
  await read(most)
  expect(opened).toBe(1_499_999)
  await expect(read(`${most}<b/>`)).rejects.toMatchObject({ reason: 'large' })
})
