/** A sentence that a player reads when something is wrong, missing or about to be lost. */
export interface ErrorText {
  readonly id: string
  /** The words; `…` stands for what differs: a name, an amount, somebody else's reason. */
  readonly text: string
  /** The file that says it. */
  readonly saidIn: string
  /** The test that brings it about and reads it. */
  readonly readIn: string
}

const said = (id: string, text: string, saidIn: string, readIn: string): ErrorText => ({
  id,
  text,
  saidIn,
  readIn,
})

const ACCOUNT_ERRORS = 'tests/browser/account-errors.spec.ts'
const ACCOUNT = 'tests/browser/account.spec.ts'
const PLAN_WORK = 'tests/browser/plan-work.spec.ts'
const WORDS = 'tests/contract/suite/words.ts'

const ACCOUNT_TEXTS = [
  said(
    'login',
    'Error logging in. Please check your username and password.',
    'web/features/home/parts/LoginPanel.tsx',
    ACCOUNT_ERRORS,
  ),
  said(
    'registration',
    'Error during registration. …',
    'web/features/home/parts/SignUpPanel.tsx',
    ACCOUNT_ERRORS,
  ),
  said(
    'registered',
    'Welcome, …! Registration successful. You can now login.',
    'web/features/home/HomeScreen.tsx',
    ACCOUNT,
  ),
  said(
    'password change',
    'Password changed failed.',
    'web/features/profile/parts/PasswordPanel.tsx',
    ACCOUNT_ERRORS,
  ),
  said(
    'password changed',
    'Password changed.',
    'web/features/profile/parts/PasswordPanel.tsx',
    ACCOUNT,
  ),
  said(
    'short password',
    'Must be at least 8 characters long.',
    'web/features/account-mails/PasswordResetScreen.tsx',
    ACCOUNT,
  ),
  said(
    'email verified',
    'Email address verified.',
    'web/features/account-mails/VerifyEmailScreen.tsx',
    ACCOUNT,
  ),
  said(
    'verification code',
    'Invalid code or already verified.',
    'web/features/account-mails/VerifyEmailScreen.tsx',
    ACCOUNT_ERRORS,
  ),
  said(
    'API keys',
    "You're allowed up to 5 API Keys.",
    'web/features/api-keys/ApiKeysScreen.tsx',
    ACCOUNT,
  ),
]

const DATA_TEXTS = [
  said(
    'palette without all of its entries',
    'Not everything could be loaded, so some entries are missing.',
    'web/app/palette/CommandPalette.tsx',
    'tests/browser/frame.spec.ts',
  ),
  said('unknown planet', 'Planet … not available.', 'web/economy/game-queries.ts', PLAN_WORK),
  said(
    'unknown planet, asked of the API',
    'Planet … not available.',
    'edge/routes/gamedata.ts',
    WORDS,
  ),
  said(
    'unknown material',
    'Material … not available.',
    'edge/routes/gamedata.ts',
    'tests/browser/market.spec.ts',
  ),
  said(
    'unknown material in a sheet',
    'Material … not available.',
    'engine/editing/cx-csv.ts',
    'tests/browser/exchanges.spec.ts',
  ),
  said(
    'unknown planet, material or building in a calculation',
    '… not available.',
    'engine/diagnostics.ts',
    'engine/sweeps/sweeps.test.ts',
  ),
  said(
    'no plan',
    'No data: Plan …. Ensure Plan uuid is valid and planning data has been loaded.',
    'web/api/queries/plans.ts',
    PLAN_WORK,
  ),
  said(
    'no CX',
    'No data: CX …',
    'web/features/exchanges/ExchangesScreen.tsx',
    'tests/browser/exchanges.spec.ts',
  ),
  said(
    'no exchange of a code',
    'No data: CX …. Ensure game data is loaded.',
    'engine/prices.ts',
    'engine/prices.test.ts',
  ),
  said(
    'invalid data',
    'Validation error: …',
    'engine/model/validation.ts',
    'engine/model/validation.test.ts',
  ),
  said(
    'invalid body or answer of a call',
    'Validation error: …',
    'engine/model/validation.ts',
    'web/api/client.test.ts',
  ),
  said(
    'negative number',
    'Number must be 0 or positive',
    'engine/model/primitives.ts',
    'engine/model/validation.test.ts',
  ),
  said(
    'invalid date',
    'Invalid date string',
    'engine/model/primitives.ts',
    'engine/model/validation.test.ts',
  ),
  said('failed call', 'HTTP …: …', 'web/api/client.ts', 'web/api/client.test.ts'),
  said('help text', 'Unable to load …', 'web/parts/help/HelpText.tsx', ACCOUNT_ERRORS),
]

const CALCULATION_TEXTS = [
  said(
    'no recipes',
    'No recipe data: Building …. Ensure ticker is valid and game data has been loaded.',
    'engine/diagnostics.ts',
    'engine/plan/evaluate.test.ts',
  ),
  said(
    'unknown recipe',
    'Unable to find recipe info for … with recipe id …',
    'engine/diagnostics.ts',
    'engine/plan/evaluate.test.ts',
  ),
  said(
    'no exchange data',
    'Exchange data for ticker … not found. Ensure game data is loaded and ticker is valid.',
    'engine/diagnostics.ts',
    'engine/prices.test.ts',
  ),
  said(
    'exchange code',
    'Invalid ExchangeCode input, must be separted by underscore',
    'engine/prices.ts',
    'engine/prices.test.ts',
  ),
  said(
    'experts',
    'Maximum number of experts on a base is …. You currently have … experts assigned.',
    'engine/plan/edit.ts',
    PLAN_WORK,
  ),
]

const TOOL_TEXTS = [
  said(
    'no population report',
    'No POPR',
    'web/parts/population/NoPopulationReport.tsx',
    'tests/browser/search.spec.ts',
  ),
  said(
    'population report of a plan',
    'Error loading latest population report. The planet might not have population.',
    'web/planner/tools/PopulationTool.tsx',
    'tests/browser/plan-tools.spec.ts',
  ),
  said(
    'planet without people',
    'Planet … has no population data.',
    'edge/routes/gamedata.ts',
    'tests/contract/suite/gamedata.ts',
  ),
  said(
    'failed search',
    'The search failed, so nothing was found.',
    'web/features/search/SearchScreen.tsx',
    'tests/browser/search.spec.ts',
  ),
  said(
    'purchase without a warehouse',
    'Only warehouse origin allows purchasing.',
    'web/parts/transfer/TransferForm.tsx',
    'tests/browser/fio.spec.ts',
  ),
]

const EMPTY_TEXTS = [
  said('empty list of choices', 'No Results', 'web/ui/OptionList.tsx', 'web/ui/Combobox.test.tsx'),
  said('empty table', 'No Results', 'web/ui/DataTable.tsx', 'web/ui/DataTable.test.tsx'),
  said(
    'empire without plans',
    'No Plans in Empire.',
    'web/features/empire/parts/PlansTable.tsx',
    'tests/browser/empire.spec.ts',
  ),
  said(
    'no plans',
    'No Plans available.',
    'web/features/manage/parts/PlanList.tsx',
    'tests/browser/manage.spec.ts',
  ),
  said(
    'no exchange preferences',
    'No CX available.',
    'web/features/exchanges/ExchangesScreen.tsx',
    'tests/browser/exchanges.spec.ts',
  ),
  said(
    'no empires',
    'No Empires available.',
    'web/features/empire/NoEmpire.tsx',
    'tests/browser/empire.spec.ts',
  ),
  said(
    'no empires to assign plans to',
    'No Empires available.',
    'web/features/manage/parts/PlanAssignments.tsx',
    'tests/browser/manage.spec.ts',
  ),
  said(
    'building without recipes',
    'No Active Recipes',
    'web/planner/production/BuildingRow.tsx',
    PLAN_WORK,
  ),
]

const QUESTIONS = [
  said(
    'delete a plan, in the editor',
    "Are you sure? Deleting the Plan can't be reversed.",
    'web/features/plan/parts/PlanMenu.tsx',
    PLAN_WORK,
  ),
  said(
    'delete a plan, in the list',
    "Are you sure? Deleting the Plan can't be reversed.",
    'web/features/manage/parts/PlanList.tsx',
    'tests/browser/manage.spec.ts',
  ),
  said(
    'stop sharing a plan',
    'Are you sure? The link stops working for everybody who has it, and a later one will be different.',
    'web/features/plan/parts/ShareDialog.tsx',
    'tests/browser/sharing.spec.ts',
  ),
  said(
    'delete a CX',
    'Are you sure? Deleting the CX will delete all preferences.',
    'web/features/exchanges/parts/CxEditor.tsx',
    'tests/browser/exchanges.spec.ts',
  ),
  said(
    'delete an empire',
    'Are you sure? Deleting the Empire will not delete plans assigned to it.',
    'web/features/manage/parts/EmpireList.tsx',
    'tests/browser/manage.spec.ts',
  ),
]

/** The server's own words, which the product shows as they come. */
const REASONS = [
  said('not logged in', 'Please log in.', 'edge/auth/sign-in.ts', WORDS),
  said('wrong login', 'Wrong username or password.', 'edge/routes/user.ts', WORDS),
  said('wrong planet name', 'That is not the name of planet ….', 'edge/routes/user.ts', WORDS),
  said('taken username', 'This username is taken.', 'edge/routes/profile.ts', WORDS),
  said('old password', 'The old password is wrong.', 'edge/routes/user.ts', WORDS),
  said('spent code', 'This code is wrong, used or expired.', 'edge/routes/user.ts', WORDS),
  said(
    'guest kept twice',
    'This account is no guest: it is yours already.',
    'edge/routes/guests.ts',
    WORDS,
  ),
  said('plan of nobody', 'There is no such plan.', 'edge/routes/plans.ts', WORDS),
  said('empire of nobody', 'There is no such empire.', 'edge/routes/plans.ts', WORDS),
  said('CX of nobody', 'There is no such CX.', 'edge/routes/cx.ts', WORDS),
  said('API key of nobody', 'There is no such API key.', 'edge/routes/api-keys.ts', WORDS),
  said('ended share', 'This plan is not shared, or not any more.', 'edge/routes/shared.ts', WORDS),
  said(
    'plan saved elsewhere',
    'The plan was saved elsewhere in the meantime; nothing was changed.',
    'edge/routes/plans.ts',
    WORDS,
  ),
  said('broken body', 'The body is not valid JSON.', 'edge/http/body.ts', WORDS),
]

export const ERROR_TEXTS: readonly ErrorText[] = [
  ...ACCOUNT_TEXTS,
  ...DATA_TEXTS,
  ...CALCULATION_TEXTS,
  ...TOOL_TEXTS,
  ...EMPTY_TEXTS,
  ...QUESTIONS,
  ...REASONS,
]
