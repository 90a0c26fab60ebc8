/**
 * Adapts electron-builder's MSI project for Japan: Windows Installer shows a UTF-8 package garbled, and WiX rejects
 * Japanese in the summary unless the code page is set. Also sets our messages that appear before the installation.
 */
import { readFile, writeFile } from 'node:fs/promises'

const changes = [
  ['Language="1033" Codepage="65001"', 'Language="1041" Codepage="932"'],
  ['<Package Compressed="yes"', '<Package Languages="1041" SummaryCodepage="932" Compressed="yes"'],
  ['Message="Windows 7 and above is required"', 'Message="Windows 10 以降が必要です。"'],
  // Windows 10 reports version 6.3 to Windows Installer.
  ['VersionNT >= 601', 'VersionNT >= 603'],
  [
    `DowngradeErrorMessage='A newer version of "[ProductName]" is already installed.'`,
    `DowngradeErrorMessage='新しいバージョンの [ProductName] がすでにインストールされています。'`,
  ],
]

/** The project with each change made once; throws if electron-builder's template has changed. */
export function japaneseProject(wxs) {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`the MSI project has changed: ${from}`)
    return text.replace(from, () => to)
  }, wxs)
}

/** @param {string} file */
export default async function msiProjectCreated(file) {
  await writeFile(file, japaneseProject(await readFile(file, 'utf8')))
}
