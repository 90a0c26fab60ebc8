/**
 * Parses XML that is to be patched: every tag with its place in the text. Unlike the reader of lists, it accepts no
 * fault, because a place in a text that was read wrongly would damage the file.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { RefusedFile } from '../excel/read/refused-file'
import { withoutPrefix } from '../excel/read/xml'

const maxTags = 1_500_000

export interface PlacedHandlers {
  /** `end` is the place behind the tag. `name` has no namespace prefix, `path` are the names around it. */
  open(name: string, tag: SaxesTagPlain, end: number, path: readonly string[]): void
  /** `end` is the place behind the closing tag, or behind the tag that closes itself. */
  close?(name: string, end: number, path: readonly string[]): void
  text?(text: string, path: readonly string[]): void
}

/** Reads the text of a part while it is inflated, and returns it. Throws RefusedFile. */
export async function parseStrictly(chunks: AsyncIterable<Uint8Array>, handlers: PlacedHandlers): Promise<string> {
  // A byte order mark stays in the text, so that the places are right.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const parser = new SaxesParser({ xmlns: false, position: true })
  const path: string[] = []
  let tags = 0
  const refuse = () => {
    throw new RefusedFile('damaged')
  }
  parser.on('error', refuse)
  // Excel refuses a document type, too.
  parser.on('doctype', refuse)
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) refuse()
  })
  parser.on('opentag', tag => {
    if (++tags > maxTags) throw new RefusedFile('large')
    const name = withoutPrefix(tag.name)
    handlers.open(name, tag, parser.position, path)
    path.push(name)
  })
  parser.on('closetag', () => {
    const name = path.pop() ?? ''
    handlers.close?.(name, parser.position, path)
  })
  parser.on('text', text => handlers.text?.(text, path))
  parser.on('cdata', text => handlers.text?.(text, path))
  const pieces: string[] = []
  const write = (piece: string) => {
    pieces.push(piece)
    parser.write(piece)
  }
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
    } catch {
      throw new RefusedFile('damaged')
    }
  }
  for await (const chunk of chunks) write(decode(chunk))
  write(decode())
  parser.close()
  return pieces.join('')
}
