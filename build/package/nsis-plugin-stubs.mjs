/**
 * Writes stubs of the NSIS plug-ins that electron-builder would download. makensis reads only the names of the exported
 * functions, so each stub is a DLL with only an export table.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const names = ['StdUtils', 'nsProcess', 'UAC', 'WinShell', 'Nsis7z', 'SpiderBanner', 'inetc']
const align = 0x200
const base = 0x1000

/** A 32-bit DLL with one section, which contains the export table. */
function emptyDll(name, functions) {
  const sorted = [...functions].sort()
  const texts = [`${name}.dll`, ...sorted].map(text => Buffer.from(`${text}\0`))
  const tables = 40 + sorted.length * 10
  const offsets = texts.map((_, at) => base + tables + texts.slice(0, at).reduce((sum, text) => sum + text.length, 0))
  const table = Buffer.alloc(tables)
  const write = (values, at) => {
    for (const [index, value] of values.entries()) table.writeUInt32LE(value, at + index * 4)
  }
  write([0, 0, 0, offsets[0], 1, sorted.length, sorted.length, base + 40], 0)
  write([base + 40 + sorted.length * 4, base + 40 + sorted.length * 8], 32)
  write(
    sorted.map(() => base),
    40,
  )
  write(offsets.slice(1), 40 + sorted.length * 4)
  for (const index of sorted.keys()) table.writeUInt16LE(index, 40 + sorted.length * 8 + index * 2)
  const body = Buffer.concat([table, ...texts])
  const size = Math.ceil(body.length / align) * align

  const head = Buffer.alloc(align)
  head.write('MZ')
  head.writeUInt32LE(0x40, 0x3c)
  head.write('PE\0\0', 0x40, 'latin1')
  head.writeUInt16LE(0x14c, 0x44)
  head.writeUInt16LE(1, 0x46)
  head.writeUInt16LE(0xe0, 0x54)
  head.writeUInt16LE(0x2102, 0x56)
  const optional = 0x58
  head.writeUInt16LE(0x10b, optional)
  const fields = {
    28: 0x10000000,
    32: 0x1000,
    36: align,
    56: base + 0x1000 * Math.ceil(size / 0x1000),
    60: align,
    92: 16,
  }
  for (const [at, value] of Object.entries(fields)) head.writeUInt32LE(value, optional + Number(at))
  head.writeUInt16LE(4, optional + 48)
  head.writeUInt16LE(2, optional + 68)
  head.writeUInt32LE(base, optional + 96)
  head.writeUInt32LE(body.length, optional + 100)
  const section = optional + 0xe0
  head.write('.edata', section)
  for (const [at, value] of Object.entries({ 8: body.length, 12: base, 16: size, 20: align, 36: 0x40000040 })) {
    head.writeUInt32LE(value, section + Number(at))
  }
  return Buffer.concat([head, body, Buffer.alloc(size - body.length)])
}

/** Writes stubs of the plug-ins that the scripts below `templates` call into `folder`. */
export function writePlugins(templates, folder) {
  mkdirSync(folder, { recursive: true })
  const scripts = readdirSync(templates, { recursive: true })
    .filter(name => /\.ns[ih]$/.test(name))
    .map(name => readFileSync(path.join(templates, name), 'utf8'))
  for (const name of names) {
    const called = scripts.flatMap(script =>
      [...script.matchAll(new RegExp(`\\b${name}::(\\w+)`, 'g'))].map(hit => hit[1]),
    )
    writeFileSync(path.join(folder, `${name}.dll`), emptyDll(name, new Set(called)))
  }
}
