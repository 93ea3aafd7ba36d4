import { csvEmpireMaterialIo, csvExchange, csvMaterial, csvMaterialIo } from './csv.ts'
import { assignEmpires, createCx, deleteCx, listCx, updateCx } from './cx.ts'
import { assignPlans, createEmpire, deleteEmpire, listEmpires, updateEmpire } from './empires.ts'
import {
  findPlanets,
  getFioSites,
  getFioStorage,
  getMarketHistory,
  getPlanet,
  getPopulation,
  listBuildings,
  listExchanges,
  listMaterials,
  listPlanets,
  listRecipes,
  listSystems,
  searchPlanets,
} from './gamedata.ts'
import { health, openapi } from './health.ts'
import { optimizeHabitation } from './optimize.ts'
import {
  clonePlan,
  createPlan,
  deletePlan,
  getPlan,
  listEmpirePlans,
  listPlans,
  saveMaterialIo,
  updatePlan,
} from './plans.ts'
import { cloneSharedPlan, getSharedPlan, listShares, sharePlan, stopSharing } from './shared.ts'
import {
  changePassword,
  createApiKey,
  deleteApiKey,
  getProfile,
  listApiKeys,
  login,
  logout,
  refresh,
  requestPasswordReset,
  resendEmailVerification,
  resetPassword,
  signUp,
  updateProfile,
  verifyEmail,
} from './user.ts'

/**
 * Every call, by operation name. Within a method a fixed path stands before the pattern that would
 * also match it (`/shared/list` before `/shared/:uuid`), so they can be registered in this order.
 */
export const ROUTES = {
  login,
  refresh,
  logout,
  signUp,
  getProfile,
  updateProfile,
  resendEmailVerification,
  changePassword,
  verifyEmail,
  requestPasswordReset,
  resetPassword,
  listApiKeys,
  createApiKey,
  deleteApiKey,
  listMaterials,
  listExchanges,
  listRecipes,
  listBuildings,
  listSystems,
  getPlanet,
  listPlanets,
  searchPlanets,
  findPlanets,
  getPopulation,
  getMarketHistory,
  getFioStorage,
  getFioSites,
  listPlans,
  getPlan,
  listEmpirePlans,
  createPlan,
  saveMaterialIo,
  updatePlan,
  clonePlan,
  deletePlan,
  listEmpires,
  createEmpire,
  assignPlans,
  updateEmpire,
  deleteEmpire,
  listCx,
  createCx,
  assignEmpires,
  updateCx,
  deleteCx,
  listShares,
  getSharedPlan,
  sharePlan,
  cloneSharedPlan,
  stopSharing,
  optimizeHabitation,
  csvExchange,
  csvMaterial,
  csvMaterialIo,
  csvEmpireMaterialIo,
  health,
  openapi,
} as const

export type Routes = typeof ROUTES
export type Operation = keyof Routes
