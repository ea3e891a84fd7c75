export { EnergyManagementPage as Component } from './energy-management-page';
