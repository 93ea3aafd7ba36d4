import { expect, test } from '@playwright/test'
import { layoutFaults, layoutFaultsByWidth } from './layout-faults.ts'

const LONG = 'Insitor Provisions and Agricultural Supplies of Promitor'

/** Each has one fault, which the pattern names. */
const FAULTS: readonly [what: string, html: string, fault: RegExp][] = [
  [
    'a stepper over a tile',
    '<div style="width: 60px; display: flex"><button style="flex: none; width: 50px">RAT</button><button style="flex: none; width: 40px; margin-left: -15px">+</button></div>',
    /^overlap: button "RAT" and button "\+", 15 × \d+ px$/,
  ],
  [
    'a link over a field',
    '<input aria-label="Name" style="width: 100px; padding: 0"><a href="/" style="margin-left: -30px">Plan</a>',
    /^overlap: .*input "Name"/,
  ],
  [
    'words that run together',
    '<b style="display: inline-block; width: 80px">Needed</b><b style="display: inline-block; width: 80px; margin-left: -60px">Housed</b>',
    /^overlap: "Needed" and "Housed"/,
  ],
  [
    'controls that overlap in two heads of one sticky row',
    '<table><thead style="position: sticky; top: 0"><tr><th><button style="width: 60px; margin-right: -20px">One</button></th><th><button style="width: 60px">Two</button></th></tr></thead></table>',
    /^overlap: button "One" and button "Two"/,
  ],
  [
    'a control cut by its box',
    '<div style="width: 50px; overflow: hidden"><button style="width: 80px">Save</button></div>',
    /^cut: button "Save" by 30 px at the right of its div/,
  ],
  [
    'a control cut below',
    '<div style="height: 20px; overflow: clip"><button style="height: 40px">Save</button></div>',
    /^cut: button "Save" by 20 px at the bottom of its div/,
  ],
  [
    'a control beyond the window',
    '<button style="position: absolute; left: 580px; width: 100px">Save</button>',
    /^cut: button "Save" by 80 px at the right of the window/,
  ],
  [
    'a control to the left of where its box can be scrolled to',
    '<div style="width: 100px; overflow-x: auto"><button style="margin-left: -30px; width: 90px"></button></div>',
    /^cut: button "" by 30 px at the left of its div/,
  ],
  [
    'a text wider than its column',
    `<div style="display: grid; grid-template-columns: 80px 400px"><span style="white-space: nowrap">Construction time</span></div>`,
    /^text: "Construction time" is \d+ px wider than its span/,
  ],
  [
    'a text that a box of fixed width cuts without a sign',
    `<p style="width: 100px; overflow: hidden; white-space: nowrap">${LONG}</p>`,
    /^text: "Insitor.*wider than its p/,
  ],
  [
    'a text cut with an ellipsis that is whole nowhere',
    `<p style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
    /^text: "Insitor.*wider than its p/,
  ],
  [
    'a link cut with an ellipsis that is whole nowhere',
    `<p style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"><a href="/">${LONG}</a></p>`,
    /^text: "Insitor.*wider than its p/,
  ],
  [
    'lines that a low box cuts',
    `<p style="width: 100px; height: 20px; overflow: hidden">${LONG}</p>`,
    /^text: "Insitor.*higher than its p/,
  ],
  [
    'a text wider than its button',
    '<button style="width: 40px; padding: 0; white-space: nowrap">Add building</button>',
    /^text: "Add building" is \d+ px wider than its button/,
  ],
  [
    'a number wider than its field',
    '<input aria-label="Amount" inputmode="decimal" value="123456789" style="width: 40px">',
    /^text: the number 123456789 of input "Amount"/,
  ],
  [
    'a placeholder wider than its field',
    '<input placeholder="Planet, system or material" style="width: 60px">',
    /^text: the placeholder "Planet, system or material"/,
  ],
]

/** What looks alike and is right. */
const NO_FAULTS: readonly [what: string, html: string][] = [
  [
    'a sticky column over the columns that scroll below it',
    '<div style="width: 200px; overflow-x: auto"><table style="width: 600px"><tr><td style="position: sticky; left: 0; background: white"><button>Farm</button></td>' +
      '<td><button>Edit</button></td><td style="position: sticky; left: 40px"><button>Delete</button></td></tr></table></div>',
  ],
  [
    'a scroll area that shows a part of a control and of a text',
    `<div style="width: 100px; height: 60px; overflow: auto"><button style="width: 300px">Save</button><br><span style="white-space: nowrap">${LONG}</span></div>`,
  ],
  [
    'a bar at the end of the window',
    '<p style="height: 590px">Long</p><button>Below</button><div style="position: fixed; bottom: 0; width: 100%"><button>Bar</button></div>',
  ],
  [
    'an open menu',
    '<button>Plan</button><div style="position: relative"><div role="menu" style="position: absolute; top: -10px; background: white"><button role="menuitem">Rename</button></div></div><button>Next</button>',
  ],
  [
    'a text cut with an ellipsis and a title',
    `<p title="${LONG}" style="width: 100px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"><a href="/">${LONG}</a></p>`,
  ],
  [
    'lines cut by a clamp with a title',
    `<p title="${LONG}" style="width: 100px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">${LONG}</p>`,
  ],
  [
    'a text cut with an ellipsis and a title beside a button',
    `<div style="display: flex; width: 200px"><strong title="${LONG}" style="min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</strong><button style="flex: none">Done</button></div>`,
  ],
  ['a long text in a text field', `<input value="${LONG}" style="width: 60px">`],
  [
    'a button in the padding of its field',
    '<div style="position: relative; width: 200px"><input aria-label="Search" style="width: 100%; padding-right: 40px; box-sizing: border-box"><button style="position: absolute; right: 4px; top: 2px; width: 20px">×</button></div>',
  ],
  [
    'a control within another, and its label around it',
    '<label style="display: block">Amount <input></label><a href="/"><span>Farm</span> <b>3</b></a>',
  ],
  [
    'a native box behind a drawn one',
    '<label><input type="radio" style="position: absolute; opacity: 0; width: 300px">One</label><label><input type="radio" style="position: absolute; opacity: 0; width: 300px">Two</label>',
  ],
  [
    'what is hidden from sight',
    '<a href="#main" style="position: fixed; top: -40px">Skip</a><div style="height: 0; overflow: hidden"><button>Folded</button></div><span class="visually-hidden" style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Hidden words</span>',
  ],
  [
    'heads that wrap out of their row',
    '<div style="display: flex; flex-wrap: wrap; width: 100px; height: 20px; overflow: hidden"><span style="width: 80px">Name</span><span style="width: 80px">Time</span></div>',
  ],
  [
    'joined buttons',
    '<button style="border: 1px solid">A</button><button style="border: 1px solid; margin-left: -1px">B</button>',
  ],
  [
    'a text of two lines',
    `<p style="width: 120px; line-height: 1">${LONG}</p><p style="line-height: 1">next</p>`,
  ],
  [
    'names in a drawing',
    '<svg width="200" height="40"><text x="0" y="20">Promitor</text><text x="5" y="20">Katoa</text></svg>',
  ],
]

test.use({ viewport: { width: 600, height: 600 } })

test('each planted fault of layout is seen, once', async ({ page }) => {
  for (const [what, html, fault] of FAULTS) {
    await page.setContent(`<body style="margin: 0">${html}`)
    expect(await layoutFaults(page), what).toEqual([expect.stringMatching(fault)])
  }
})

test('what scrolls, covers or shortens on purpose is no fault of layout', async ({ page }) => {
  for (const [what, html] of NO_FAULTS) {
    await page.setContent(`<body style="margin: 0">${html}`)
    expect(await layoutFaults(page), what).toEqual([])
  }
})

test('a fault that only some windows show is seen at their widths', async ({ page }) => {
  await page.setContent(
    '<body style="margin: 0"><div style="overflow: hidden"><button style="width: 1100px">Save</button></div>',
  )
  expect(await layoutFaultsByWidth(page)).toEqual([
    expect.stringMatching(/^390 px: cut: button "Save" by 710 px/),
    expect.stringMatching(/^820 px: cut: button "Save" by 280 px/),
    expect.stringMatching(/^1024 px: cut: button "Save" by 76 px/),
  ])
})
