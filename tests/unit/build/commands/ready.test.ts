import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { firefoxPath } from '../../../../build/commands/engines.mjs'
import { anyFreePort, anyFreePorts, chosenPort } from '../../../../build/commands/port.mjs'
import { isFor, nodeFault, packagesAreReady } from '../../../../build/commands/prepare.mjs'
import { browserPaths, nginxPath } from '../../../../build/commands/programs.mjs'
import {
  browserTotals,
  stepTotals,
  sumOf,
  totalsLine,
  unitTotals,
} from '../../../../build/commands/totals.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.0.0'])('%s will do', (version) => {
    expect(nodeFault(version)).toBeUndefined()
  })

  it.each(['14.21.3', '18.20.8', '20.9.0', '20.18.3', '21.7.3', '22.11.0'])(
    '%s will not, and one line says so',
    (version) => {
      expect(nodeFault(version)).toBe(
        `Hivefield needs Node 20.19, 22.12 or newer; this is Node ${version}. Get one from https://nodejs.org and try again.`,
      )
    },
  )
})

describe('what prepares a machine', () => {
  it('can be read by Node 14, so that it gets to hear that it is too old', () => {
    const files = readdirSync('build/commands').map((name) => join('build/commands', name))
    for (const file of [...files, 'build/folders.mjs']) {
      const program = readFileSync(file, 'utf8')
      expect(program.match(/(?:\|\||&&|\?\?)=|^await |static \{|\.at\(|replaceAll/gm), file).toBeNull()
      // Packages are not there yet.
      expect(program.match(/^import .* from '(?!node:|\.)[^']*'/gm), file).toBeNull()
    }
  })
})

describe('the packages', () => {
  const wanted = {
    '': { name: 'hivefield-site' },
    'node_modules/plain': { version: '1.0.0', integrity: 'sha512-one' },
    'node_modules/other': { version: '2.0.0', integrity: 'sha512-other' },
    'node_modules/for-others': { version: '2.0.0', optional: true, os: ['aix'], cpu: ['ppc64'] },
    'node_modules/may-fail': { version: '3.0.0', optional: true },
    'node_modules/for-linux': { version: '2.0.0', integrity: 'sha512-linux', optional: true, os: ['linux'] },
    'node_modules/for-mac': { version: '2.0.0', integrity: 'sha512-mac', optional: true, os: ['darwin'] },
    'node_modules/unproven': { version: '2.0.0', optional: true, os: ['linux'] },
  }
  const {
    '': _root,
    'node_modules/for-others': _others,
    'node_modules/may-fail': _failed,
    'node_modules/for-mac': _mac,
    'node_modules/unproven': _unproven,
    ...fitting
  } = wanted
  const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' }
  const folder = mkdtempSync(join(tmpdir(), 'packages-'))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  afterAll(() => rmSync(folder, { recursive: true }))
  const installed = (packages: object) =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

  it('are missing before npm has given its account of them, as while it installs', () => {
    expect(packagesAreReady(folder, linux)).toBe(false)
  })

  it('are missing where npm was ended while it wrote that', () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{ "packages": { "node_mod')
    expect(packagesAreReady(folder, linux)).toBe(false)
  })

  it('are here once npm has installed them, whoever ran it', () => {
    installed(fitting)
    expect(packagesAreReady(folder, linux)).toBe(true)
    installed({ ...fitting, 'node_modules/extra': { version: '1.0.0' } })
    expect(packagesAreReady(folder, linux)).toBe(true)
  })

  it('are not where they came with the folder from a machine of another system', () => {
    installed(fitting)
    expect(packagesAreReady(folder, { os: 'darwin', cpu: 'arm64', libc: undefined })).toBe(false)
  })

  it.each([
    [true, {}],
    [true, { os: ['darwin', 'linux'], cpu: ['x64'], libc: 'glibc' }],
    [true, { os: ['!win32'] }],
    [false, { os: ['!win32', '!linux'] }],
    [false, { os: ['darwin'] }],
    [false, { os: ['linux'], cpu: ['arm64'] }],
    [false, { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ])('are for a machine: %s, by %o', (are, named) => {
    expect(isFor(named, linux)).toBe(are)
  })

  it('are these here, which this test is run with', () => {
    expect(packagesAreReady('.')).toBe(true)
  })

  it.each([
    ['one is of another version', { ...fitting, 'node_modules/plain': { version: '1.0.1' } }],
    [
      'one has another content',
      { ...fitting, 'node_modules/plain': { version: '1.0.0', integrity: 'sha512-two' } },
    ],
    ['one is missing', { 'node_modules/other': fitting['node_modules/other'] }],
  ])('are not where %s', (_, packages) => {
    installed(packages)
    expect(packagesAreReady(folder, linux)).toBe(false)
  })
})

describe('a program that the shell names', () => {
  it.each([
    ['CHROME_PATH', browserPaths],
    ['NGINX_PATH', nginxPath],
    ['FIREFOX_PATH', firefoxPath],
  ])('%s has to be there', (variable, find) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv(variable, '/opt/slip')
    expect(find).toThrow(`${variable} names /opt/slip, where nothing is.`)
    vi.stubEnv(variable, process.execPath)
    expect([find()].flat()[0]).toBe(process.execPath)
  })
})

describe('the port', () => {
  const holder = createServer()
  afterAll(() => void holder.close())

  it('is the one that PORT names', async () => {
    const free = await anyFreePort()
    expect(await chosenPort(String(free))).toBe(free)
  })

  it('is another for each of those that are asked for together', async () => {
    const ports = await anyFreePorts(400)
    expect(new Set(ports).size).toBe(400)
  })

  it.each(['abc', '0', '70000', '41.5'])("may not be '%s'", async (wanted) => {
    await expect(chosenPort(wanted)).rejects.toThrow(
      `PORT must be a whole number from 1 to 65535, not '${wanted}'.`,
    )
  })

  it('is said to be taken where somebody listens on it, with the way to another', async () => {
    const port = await anyFreePort()
    await new Promise<void>((listening) => holder.listen(port, '127.0.0.1', listening))
    await expect(chosenPort(String(port))).rejects.toThrow(
      `Port ${port} is taken. Choose another: PORT=4200 npm start`,
    )
  })
})

describe('the line of totals', () => {
  const report = (content: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'totals-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }
  const unit = (name: string, status: string, ...statuses: string[]) => ({
    name,
    status,
    assertionResults: statuses.map((each) => ({
      fullName: `a test that ${each}`,
      status: each,
      failureMessages: each === 'failed' ? ['\u001b[31mIt is not so\n    at a stack'] : [],
    })),
  })
  const errors = [
    { message: 'Test timeout of 60000ms exceeded.' },
    {
      message: 'Error: not seen\n\nLocator:  a heart\nReceived: hidden\n\nCall log:\n  - waiting',
      location: { line: 12 },
    },
  ]
  const browser = (file: string, ...statuses: string[]) => ({
    specs: statuses.map((status) => ({
      file,
      line: 7,
      title: `a story that is ${status}`,
      tests: [{ status, results: [{ errors }] }],
    })),
  })

  it('adds up tests and steps, and names what failed', () => {
    const units = report({
      testResults: [unit('/site/tests/a.test.ts', 'failed', 'passed', 'passed', 'failed')],
    })
    const stories = report({
      suites: [{ suites: [browser('a.spec.ts', 'expected')], ...browser('b.spec.ts', 'unexpected') }],
    })
    const parts = [
      stepTotals('types', 0),
      stepTotals('lint', 2),
      unitTotals(units, 1),
      browserTotals(stories, 1),
    ]
    const sum = sumOf(parts)
    expect(totalsLine(sum)).toBe('4 passed, 3 failed')
    expect(sum.failing).toEqual([
      'lint',
      'tests/a.test.ts › a test that failed: It is not so',
      'tests/b.spec.ts:7 › a story that is unexpected: Test timeout of 60000ms exceeded. line 12: Error: not seen Locator: a heart Received: hidden',
    ])
  })

  it('tells why the browser tests could not begin', () => {
    const message = 'Error: Process from config.webServer was not able to start.'
    expect(browserTotals(report({ suites: [], errors: [{ message }] }), 1)).toMatchObject({
      failed: 1,
      failing: [`Playwright: ${message}`],
    })
  })

  it('counts a skipped test as a failed one', () => {
    const units = report({ testResults: [unit('a.test.ts', 'passed', 'passed', 'pending', 'todo')] })
    expect(unitTotals(units, 0)).toMatchObject({ passed: 1, failed: 2 })
    const stories = report({ suites: [browser('a.spec.ts', 'expected', 'skipped', 'flaky')] })
    expect(browserTotals(stories, 0)).toMatchObject({ passed: 1, failed: 2 })
  })

  it('takes a run without a test for a good one where only what has changed was wanted', () => {
    const none = report({ testResults: [] })
    expect(unitTotals(none, 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(unitTotals(none, 0, true)).toMatchObject({ passed: 0, failed: 0 })
    expect(unitTotals(none, 1, true)).toMatchObject({ passed: 0, failed: 1 })
    expect(browserTotals('/nowhere/report.json', 0, true)).toMatchObject({ passed: 0, failed: 0 })
  })

  it('counts a file that cannot be read, and a runner that broke down', () => {
    const units = report({
      testResults: [unit('a.test.ts', 'failed'), unit('b.test.ts', 'passed', 'passed')],
    })
    expect(unitTotals(units, 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(unitTotals(report({ testResults: [unit('b.test.ts', 'passed', 'passed')] }), 1)).toMatchObject({
      passed: 1,
      failed: 1,
    })
    expect(browserTotals('/nowhere/report.json', 1)).toMatchObject({ passed: 0, failed: 1 })
  })
})
