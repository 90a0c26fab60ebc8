/** The checks of a packed program, as one table: a name, and a function that throws when the check fails. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../bundles.mjs'
import { filesIn, readArchive, readFuses, readIcons, readProgram } from './read-packed.mjs'

const product = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** The fuses under their names in docs/deployment.md, in the order of Electron's fuse wire. */
export const fuses = [
  ['runAsNode', false],
  ['enableCookieEncryption', true],
  ['enableNodeOptionsEnvironmentVariable', false],
  ['enableNodeCliInspectArguments', false],
  ['enableEmbeddedAsarIntegrityValidation', true],
  ['onlyLoadAppFromAsar', true],
  ['loadBrowserProcessSpecificV8Snapshot', false],
  ['grantFileProtocolExtraPrivileges', false],
  ['wasmTrapHandlers', true],
]

const allowedInArchive = [
  /^package\.json$/,
  /^dist\/main\/(index|chunks\/[\w.-]+)\.js$/,
  /^dist\/preload\/preload\.cjs$/,
  /^dist\/renderer\/index\.html$/,
  /^dist\/renderer\/assets\/[\w.-]+\.(js|css|svg|png|ttf|webp|woff2?|wasm)$/,
]
const maxArchiveBytes = 16 * 1024 * 1024

const resources = [
  'app.asar',
  'docs/deployment.md',
  'docs/network.md',
  'licences/LICENSE.txt',
  'licences/licences.md',
  'policy/example.reg',
  'policy/hanamaru.admx',
  'policy/hanamaru.config.example.json',
  'policy/ja-JP/hanamaru.adml',
]

/** Relative imports of a bundle, static and dynamic. */
const importsOf = text =>
  [...text.matchAll(/(?:from|import\(?)\s*["'](\.{1,2}\/[^"'\s]+\.js)["']/g)].map(([, name]) => name)

/** @param {{ linux: string; win32: string }} packed */
export function folderChecks(packed) {
  const binaries = { linux: path.join(packed.linux, 'hanamaru'), win32: path.join(packed.win32, 'Hanamaru.exe') }
  return Object.entries(packed).flatMap(([platform, folder]) => {
    const archive = () => readArchive(path.join(folder, 'resources', 'app.asar'))
    return [
      [
        `${platform}: the archive contains only the bundles`,
        () =>
          assert.deepEqual(
            archive().names.filter(name => !allowedInArchive.some(row => row.test(name))),
            [],
          ),
      ],
      [
        `${platform}: the archive has a reasonable size`,
        () => assert.ok(archive().size < maxArchiveBytes, `${archive().size} bytes`),
      ],
      [
        `${platform}: the entry and everything that it imports are in the archive`,
        () => {
          const { names, text } = archive()
          const about = JSON.parse(text('package.json'))
          assert.deepEqual(
            {
              main: about.main,
              name: about.name,
              productName: about.productName,
              version: about.version,
              type: about.type,
            },
            {
              main: 'dist/main/index.js',
              name: 'hanamaru',
              productName: product.productName,
              version: product.version,
              type: 'module',
            },
          )
          assert.ok(
            about.dependencies === undefined && about.scripts === undefined,
            'package.json contains dependencies or scripts',
          )
          const bundles = names.filter(name => /^dist\/(main|renderer)\/.*\.js$/.test(name))
          assert.ok(bundles.includes(about.main))
          assert.ok(importsOf(text(about.main)).length > 0, 'no import found')
          for (const name of bundles) {
            for (const target of importsOf(text(name))) {
              const found = path.posix.join(path.posix.dirname(name), target)
              assert.ok(names.includes(found), `${name} imports ${target}`)
            }
          }
          assert.ok(names.includes('dist/preload/preload.cjs'), 'no preload')
          const page = text('dist/renderer/index.html')
          const assets = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => `dist/renderer/${name}`)
          assert.ok(assets.length > 0)
          assert.deepEqual(
            assets.filter(name => !names.includes(name)),
            [],
          )
        },
      ],
      [
        `${platform}: the program is built as installed, whatever its file name`,
        () => assert.match(archive().text(product.main), /isInstalled = \(\) => true/),
      ],
      [
        `${platform}: the archive contains no path of this machine`,
        () => {
          const { names, text } = archive()
          const homes = [root, process.env.HOME ?? ''].filter(home => home.length > 5)
          assert.deepEqual(
            names.filter(name => homes.some(home => text(name).includes(home))),
            [],
          )
        },
      ],
      [
        `${platform}: every fuse has its decided state`,
        async () =>
          assert.deepEqual(
            Object.fromEntries((await readFuses(binaries[platform])).map((on, at) => [fuses[at]?.[0] ?? at, on])),
            Object.fromEntries(fuses),
          ),
      ],
      [
        `${platform}: only licences, policy templates and documents are beside the archive`,
        () => {
          assert.deepEqual(filesIn(path.join(folder, 'resources')), resources)
          for (const name of resources) assert.ok(readFileSync(path.join(folder, 'resources', name)).length > 0, name)
          assert.ok(existsSync(path.join(folder, 'LICENSES.chromium.html')))
        },
      ],
      [
        `${platform}: Chromium has only its Japanese and English texts`,
        () => assert.deepEqual(filesIn(path.join(folder, 'locales')), ['en-US.pak', 'ja.pak']),
      ],
    ]
  })
}

/** @param {string} folder the packed folder for Windows */
export function windowsChecks(folder) {
  const program = () => readProgram(path.join(folder, 'Hanamaru.exe'))
  return [
    [
      'win32: the program has its Japanese name, version and author',
      () => {
        const { versionStrings } = program()
        assert.equal(versionStrings.ProductName, product.productName)
        assert.equal(versionStrings.FileDescription, product.productName)
        assert.equal(versionStrings.FileVersion.replace(/\.0$/, ''), product.version)
        assert.equal(versionStrings.CompanyName, product.author)
      },
    ],
    [
      'win32: the program has our icon in every size',
      () => {
        const key = bytes => bytes.toString('base64')
        const ours = readIcons(path.join(root, 'build/icons/icon.ico')).map(key)
        assert.deepEqual(program().icons.map(key).sort(), ours.sort())
      },
    ],
    [
      'win32: the program has the hash of its archive',
      () => {
        const { hash } = readArchive(path.join(folder, 'resources', 'app.asar'))
        assert.deepEqual(program().integrity, [{ file: 'resources\\app.asar', alg: 'SHA256', value: hash }])
      },
    ],
    ['win32: the program requests no additional rights', () => assert.match(program().manifest, /level="asInvoker"/)],
  ]
}

/** @param {Record<string, unknown>} defines the definitions that the installer's script gets */
export function installerChecks(defines) {
  return [
    [
      'installer: for all users, silent on request, and never starts the program automatically',
      () => {
        for (const name of [
          'INSTALL_MODE_PER_ALL_USERS',
          'INSTALL_MODE_PER_ALL_USERS_REQUIRED',
          'HIDE_RUN_AFTER_FINISH',
        ]) {
          assert.ok(name in defines, name)
        }
        for (const name of [
          'ONE_CLICK',
          'RUN_AFTER_FINISH',
          'DELETE_APP_DATA_ON_UNINSTALL',
          'APP_PACKAGE_STORE_FILE',
        ]) {
          assert.ok(!(name in defines), name)
        }
        assert.deepEqual(
          [defines.PRODUCT_NAME, defines.APP_FILENAME, defines.SHORTCUT_NAME, defines.UNINSTALL_DISPLAY_NAME],
          [product.productName, 'Hanamaru', product.productName, product.productName],
        )
      },
    ],
  ]
}

/** @param {string} project the MSI's project; @param {string} folder the folder that it installs */
export function msiChecks(project, folder) {
  const wxs = readFileSync(project, 'utf8')
  return [
    [
      'MSI: for all users, in Japanese, upgrades in place, never starts the program automatically',
      () => {
        assert.match(wxs, new RegExp(`<Product Id="\\*" Name="${product.productName}" UpgradeCode="6F0C2E6B-`))
        assert.match(wxs, /Language="1041" Codepage="932"/)
        assert.match(wxs, /<Package Languages="1041" SummaryCodepage="932"/)
        assert.match(wxs, /<Property Id="ALLUSERS" Secure="yes" Value="1"\/>/)
        assert.match(
          wxs,
          /<Directory Id="ProgramFiles64Folder">\s*<Directory Id="APPLICATIONFOLDER" Name="Hanamaru"\/>/,
        )
        assert.match(wxs, /Id="desktopShortcut"/)
        assert.match(wxs, /Id="startMenuShortcut"/)
        assert.doesNotMatch(wxs, /runAfterFinish|WixUI_InstallDir/)
      },
    ],
    [
      'MSI: installs every file of the folder',
      () => {
        const named = [...wxs.matchAll(/Source="\$\(var\.appDir\)[\\/]([^"]+)"/g)].map(([, name]) =>
          name.replaceAll('\\', '/'),
        )
        assert.deepEqual(named.sort(), filesIn(folder))
      },
    ],
  ]
}
