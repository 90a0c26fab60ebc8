/** Reads the page of licences that `node build/licences.mjs` writes (docs/licences.md). It is loaded when it is shown. */

export interface Licences {
  packages: readonly { name: string; version: string; licence: string; holders: string }[]
  /** The texts of the licences, one after the other. */
  texts: string
}

/** The rows of the table and the texts below it. */
export function parseLicences(page: string): Licences {
  const [table = '', texts = ''] = page.split('\n## Texts\n')
  const packages = table
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .slice(1, -1)
        .split(' | ')
        .map(cell => cell.trim()),
    )
    // the row of headings
    .slice(1)
    .map(([name = '', version = '', licence = '', ...holders]) => ({
      name,
      version,
      licence,
      holders: holders.join(' '),
    }))
  return {
    packages,
    texts: texts
      .replace(/^`{4}(?:text)?$/gm, '')
      .replace(/^### /gm, '')
      .trim(),
  }
}

export const loadLicences = async (): Promise<Licences> =>
  parseLicences((await import('../../../docs/licences.md?raw')).default)
