"""The live link to Bridgemate: the connector that is asked, and an evening of asking it.

Needs the extra `bridgemate`: who may be without it looks first whether it is there, and imports then.
"""
