exports.HttpClient=class{getAgent(){}getAgentDispatcher(){}};
