/** The contact sheet: one page with all pictures of a folder. */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const style = `
  body { margin: 16px; font: 14px sans-serif; background: #f6f5f1 }
  main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px }
  figure { margin: 0 }
  img { display: block; width: 100%; border: 1px solid #e3e0d8 }
`

/** Writes `index.html` next to the pictures and returns its path. */
export async function writeSheet(folder: string): Promise<string> {
  const pictures = (await readdir(folder)).filter(name => name.endsWith('.png') && name !== 'sheet.png').sort()
  const figures = pictures.map(name => {
    const key = name.replace(/^\d+-|\.png$/g, '')
    return `<figure><a href="${name}"><img src="${name}" alt="${key}"></a><figcaption>${key}</figcaption></figure>`
  })
  const file = path.join(folder, 'index.html')
  const body = `<main>${figures.join('\n')}</main>`
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Result views</title><style>${style}</style>${body}`,
  )
  return file
}
